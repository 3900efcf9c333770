import { X } from 'lucide-react';
import { Button, IconButton } from '../ui/button.tsx';
import { Field } from '../ui/forms/field.tsx';
import { useForm } from '../ui/forms/use-form.ts';
import { ShowMore } from '../ui/loading/show-more.tsx';
import { useAddWord, useRemoveWord, type useWords, type WordList } from './use-admin.ts';

interface WordsProps {
  readonly list: WordList;
  readonly title: string;
  readonly lead: string;
  readonly pages: ReturnType<typeof useWords>;
}

/** Words that operators added to the built-in list. */
export function Words({ list, title, lead, pages }: WordsProps) {
  const { form, text, reset } = useForm({
    first: { word: '' },
    onSend({ word }) {
      if (word.trim() !== '') adding.run({ body: { list, word } });
    },
  });
  const adding = useAddWord(() => reset());
  const removing = useRemoveWord();

  return (
    <section aria-labelledby={`words-${list}`}>
      <h2 className="section" id={`words-${list}`}>
        {title}
      </h2>
      <p className="text-muted">{lead}</p>
      <form className="word-form" {...form}>
        <Field
          label={list === 'refuse' ? 'Word to refuse' : 'Word to allow'}
          autoComplete="off"
          maxLength={50}
          {...text('word')}
        />
        <Button type="submit" busy={adding.busy} busyLabel="Adding…">
          Add
        </Button>
      </form>
      <ul className="words" aria-label={title}>
        {(pages.data ?? []).map((row) => (
          <li key={row.word}>
            <span>{row.word}</span>
            <IconButton
              label={`Remove ${row.word}`}
              onClick={() => removing.run({ params: { word: row.word } })}
            >
              <X className="icon icon-small" aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <ShowMore pages={pages} label="Show more words" />
    </section>
  );
}
