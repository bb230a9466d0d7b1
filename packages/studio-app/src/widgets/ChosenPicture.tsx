import { useEffect, useRef } from 'react';
import { image as filling } from './Picture.css.ts';

/** A picture that is not saved yet, in its parent's frame. Its URL lives as long as it is shown. */
export function ChosenPicture({ file }: { file: Blob }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return <img ref={image} className={filling} alt="" decoding="async" />;
}
