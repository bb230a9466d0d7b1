import { SearchField } from '@inspection-studio/design-system';
import { useState } from 'react';
import * as styles from './LibrarySection.css.ts';
import { useLibraryList } from './useLibraryList.ts';

/** Searches a library list by name. @param noun 'categories' */
export function LibrarySearch({ noun }: { noun: string }) {
  const { search, searchFor } = useLibraryList();
  const [text, setText] = useState(search);
  const [asked, setAsked] = useState(search);
  const [shown, setShown] = useState(search);
  // The address was changed elsewhere: a tab, Back, 'Clear search'.
  if (search !== shown) {
    setShown(search);
    if (search !== asked) {
      setAsked(search);
      setText(search);
    }
  }
  const label = `Search ${noun} by name`;
  return (
    <search className={styles.search}>
      <SearchField
        aria-label={label}
        placeholder={label}
        value={text}
        onValueChange={setText}
        onSearch={(term) => {
          setAsked(term.trim());
          searchFor(term);
        }}
      />
    </search>
  );
}
