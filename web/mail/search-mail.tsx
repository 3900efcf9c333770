import { Search } from 'lucide-react';
import { useMemo } from 'react';
import { SEARCH_TEXT_MAX } from '../../game/search/search-text.ts';
import { IconButton } from '../ui/button.tsx';
import { useSearchForm } from '../ui/forms/use-search-form.ts';

interface SearchMailProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

export function SearchMail({ search, onSearch }: SearchMailProps) {
  const values = useMemo(() => ({ search }), [search]);
  const form = useSearchForm(values, (read) => onSearch(read('search')));
  return (
    <form {...form} className="mail-search">
      <input
        name="search"
        className="input"
        type="search"
        aria-label="Search your mail"
        placeholder="Search your mail"
        maxLength={SEARCH_TEXT_MAX}
        autoComplete="off"
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
