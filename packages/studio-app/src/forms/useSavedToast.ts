import { useToast } from '@inspection-studio/design-system';

/** Returns a function that shows a toast for a saved record, and a second one if its thumbnail was not saved. */
export function useSavedToast() {
  const { show } = useToast();
  return (title: string, name: string, thumbnailError?: Error | null) => {
    show({ kind: 'completed', title, name });
    if (thumbnailError)
      show({ kind: 'warning', title: 'The thumbnail was not saved', description: thumbnailError.message });
  };
}
