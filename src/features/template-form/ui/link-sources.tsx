import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { TextInput } from '@/shared/ui/text-input';
import * as styles from './template-form.css';

export type LinkSourcesProps = {
  name: string;
  disabled: boolean;
  onAdd: (url: string) => void;
};

/** Adds a web page by its address. */
export function LinkSources({ name, disabled, onAdd }: LinkSourcesProps) {
  const [text, setText] = useState('');
  const add = () => {
    if (text.trim() === '') return;
    onAdd(withProtocol(text.trim()));
    setText('');
  };
  return (
    <div className={styles.address}>
      <TextInput
        type="url"
        name={name}
        value={text}
        placeholder="https://example.org/page"
        maxLength={2000}
        disabled={disabled}
        onChange={setText}
        onEnter={add}
        ownEnter
      />
      <Button variant="second" disabled={disabled} onClick={add}>
        Add
      </Button>
    </div>
  );
}

/** Completes an address as browsers do. */
const withProtocol = (text: string): string => (/^[a-z][\w+.-]*:/i.test(text) ? text : `https://${text}`);
