import { PRODUCT_NAME } from '@inspection-studio/domain/messages';
import { useEffect } from 'react';

/** Names the page in the browser's tab, with the product's name behind it. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | ${PRODUCT_NAME}`;
  }, [title]);
}
