import { SearchField } from '@inspection-studio/design-system';
import { useState } from 'react';
import { useListAddress } from '../useListAddress.ts';
import { LIBRARY_LIST } from './library-list.ts';
import * as styles from './LibrarySection.css.ts';

/** Searches a library list by name. @param noun 'categories' */
export function LibrarySearch({ noun }: { noun: string }) {
  const { term: search, search: searchFor } = useListAddress(LIBRARY_LIST);
  const [text, setText] = useState(search);
  const [asked, setAsked] = useState(search);
  const [shown, setShown] = useState(search);
  // Something else changed the address: a tab, Back or 'Clear search'.
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
