import type { ReactNode } from 'react';
import { Banner } from '@/shared/ui/banner';
import { focusFlaw } from '@/shared/ui/field';
import { problem as above } from './entry-cover.css';

type EntryFormProps = {
  /** What is wrong with the whole. */
  problem?: string | undefined;
  onSubmit: () => void;
  /** The fields and the button. */
  children: ReactNode;
};

/** What is filled in on the label. Its page says what is wrong, not the browser. */
export function EntryForm({ problem, onSubmit, children }: EntryFormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        focusFlaw(event.currentTarget);
      }}
    >
      {problem && (
        <div className={above}>
          <Banner tone="danger" urgent>
            {problem}
          </Banner>
        </div>
      )}
      {children}
    </form>
  );
}
