import { useUnit } from 'effector-react';
import { DeferredFileUpload } from '@/shared/ui/file-upload';
import { Textarea } from '@/shared/ui/textarea';
import { $readingInto, textFileChosen } from '../model/document-text';
import { MAX_FILE_BYTES, TEXT_FILES } from './text-files';

export type DocumentTextFieldProps = {
  name: string;
  value: string;
  placeholder: string | undefined;
  onChange: (text: string) => void;
  onBlur: () => void;
};

/** A long text to type or paste, or to read from a file. */
export function DocumentTextField({ name, value, placeholder, onChange, onBlur }: DocumentTextFieldProps) {
  const { readingInto, choose } = useUnit({ readingInto: $readingInto, choose: textFileChosen });
  return (
    <>
      <Textarea
        name={name}
        value={value}
        placeholder={placeholder}
        rows={8}
        maxRows={24}
        onChange={onChange}
        onBlur={onBlur}
      />
      <DeferredFileUpload
        label="Read the text from a file"
        files={[]}
        accept={TEXT_FILES}
        maxSize={MAX_FILE_BYTES}
        maxFiles={1}
        hint="PDF, DOCX or TXT, up to 20 MB"
        disabled={readingInto !== null}
        onAdd={([file]) => {
          if (file) choose({ field: name, file });
        }}
        onRemove={() => {}}
      />
    </>
  );
}
