import type { Editor } from '@tiptap/react';
import { Sigma } from 'lucide';
import { useState } from 'react';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { Field } from '../field';
import { IconButton } from '../icon-button';
import { Maths } from '../markdown-view';
import { Stack } from '../stack';
import { TextInput } from '../text-input';

/** Inserts a formula, or changes the one that is selected. */
export function FormulaButton({ editor }: { editor: Editor }) {
  const [tex, setTex] = useState<string | null>(null);
  const open = () => {
    const { tex: selected }: { tex?: unknown } = editor.getAttributes('formula');
    setTex(editor.isActive('formula') && typeof selected === 'string' ? selected : '');
  };
  const insert = () => {
    const content = { type: 'formula', attrs: { tex: tex?.trim(), display: false } };
    editor.chain().focus().insertContent(content).run();
    setTex(null);
  };
  const isEmpty = tex === null || tex.trim() === '';
  return (
    <>
      <IconButton label="Formula" icon={Sigma} size="sm" onClick={open} />
      <Dialog
        open={tex !== null}
        onClose={() => setTex(null)}
        title="Formula"
        actions={
          <Button variant="primary" disabled={isEmpty} onClick={insert}>
            Insert
          </Button>
        }
      >
        <Stack gap={4}>
          <Field
            label="Formula in TeX"
            help="For example \frac{1}{2} or x^2. You can also type $x^2$ in the text."
          >
            <TextInput
              value={tex ?? ''}
              onChange={setTex}
              maxLength={1000}
              spellCheck={false}
              ownEnter
              onEnter={() => (isEmpty ? undefined : insert())}
            />
          </Field>
          {isEmpty ? null : (
            <div>
              <Maths tex={tex} display />
            </div>
          )}
        </Stack>
      </Dialog>
    </>
  );
}
