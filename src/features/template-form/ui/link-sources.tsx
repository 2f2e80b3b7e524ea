import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { PromptDialog } from '@/shared/ui/confirm-dialog';

export type LinkSourcesProps = {
  disabled: boolean;
  onAdd: (url: string) => void;
};

/** Adds a web page by its address. */
export function LinkSources({ disabled, onAdd }: LinkSourcesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button variant="second" disabled={disabled} onClick={() => setOpen(true)}>
        Add a web page
      </Button>
      <PromptDialog
        open={isOpen}
        title="Add a web page"
        description="Its text becomes the source."
        label="Address"
        kind="url"
        confirmLabel="Add it"
        onAnswer={(url) => {
          setOpen(false);
          onAdd(url);
        }}
        onCancel={() => setOpen(false)}
      />
    </div>
  );
}
