import { SearchField } from '@inspection-studio/design-system';
import { useState } from 'react';

export interface ListSearchProps {
  /** 'Search users by name'. */
  label: string;
  /** The current search. */
  term: string;
  onSearch: (term: string) => void;
}

/** Search box of a list whose search is in the address. */
export function ListSearch({ label, term, onSearch }: ListSearchProps) {
  const [typed, setTyped] = useState({ text: term, term, sent: term });
  // Back, Forward and 'Clear search' replace the text. The user's own search does not, so that typing can continue.
  if (term !== typed.term) setTyped({ text: term === typed.sent ? typed.text : term, term, sent: term });
  return (
    <SearchField
      aria-label={label}
      placeholder={label}
      value={typed.text}
      onValueChange={(text) => setTyped((current) => ({ ...current, text }))}
      onSearch={(sent) => {
        setTyped((current) => ({ ...current, sent: sent.trim() }));
        onSearch(sent);
      }}
    />
  );
}
