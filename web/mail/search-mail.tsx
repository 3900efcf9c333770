import { Search } from 'lucide-react';
import { useEffect, useRef, type FormEvent } from 'react';
import { SEARCH_TEXT_MAX } from '../../game/search/search-text.ts';
import { IconButton } from '../ui/button.tsx';

interface SearchMailProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

export function SearchMail({ search, onSearch }: SearchMailProps) {
  const field = useRef<HTMLInputElement>(null);
  // The back button changes the address.
  useEffect(() => {
    if (field.current) field.current.value = search;
  }, [search]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(field.current?.value.trim() ?? '');
  };
  return (
    <form className="mail-search" role="search" onSubmit={submit}>
      <input
        ref={field}
        className="input"
        type="search"
        aria-label="Search your mail"
        placeholder="Search your mail"
        maxLength={SEARCH_TEXT_MAX}
        autoComplete="off"
        defaultValue={search}
        // The field's clear button.
        onChange={({ target }) => {
          if (target.value === '') onSearch('');
        }}
      />
      <IconButton label="Search" type="submit">
        <Search className="icon" aria-hidden />
      </IconButton>
    </form>
  );
}
