import { useRef } from 'react';
import { Button, type ButtonProps } from '../button';

export type FileButtonProps = Pick<ButtonProps, 'children' | 'variant' | 'size' | 'icon' | 'pending'> & {
  /** The accessible name of the file picker, such as "CSV file". */
  label: string;
  /** The accepted extensions and media types, separated by commas. */
  accept: string;
  /** Called with the chosen file. */
  onChoose: (file: File) => void;
};

/** A button that opens the browser's file picker, for one file that is read at once. */
export function FileButton({ label, accept, onChoose, ...button }: FileButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onChoose(file);
          // Lets the same file be chosen again after an error or a change.
          currentTarget.value = '';
        }}
      />
      <Button {...button} onClick={() => picker.current?.click()} />
    </>
  );
}
