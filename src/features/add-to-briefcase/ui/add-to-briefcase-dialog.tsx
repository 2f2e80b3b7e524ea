import { useUnit } from 'effector-react';
import { folderOptions } from '@/entities/briefcase';
import { FormElement, useForm } from '@/shared/lib/form';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { $folders, $isOpen, form, keepingClosed } from '../model/add-to-briefcase';

const FORM_ID = 'add-to-briefcase-form';

/** Adds the document to a folder of the briefcase. */
export function AddToBriefcaseDialog() {
  const { isOpen, folders, close } = useUnit({ isOpen: $isOpen, folders: $folders, close: keepingClosed });
  const { errors, pending, field } = useForm(form);
  if (!isOpen) return null;
  return (
    <Dialog
      open
      onClose={() => close()}
      title="Add to a briefcase"
      description="It stays linked to this document. Whoever may open a shared folder can read it there."
      actions={
        <>
          <Button onClick={() => close()}>Cancel</Button>
          <Button
            variant="primary"
            type="submit"
            form={FORM_ID}
            pending={pending}
            disabled={folders === null}
          >
            Add
          </Button>
        </>
      }
    >
      {folders === null ? (
        <Skeleton lines={2} label="Loading your folders" />
      ) : (
        <FormElement form={form} id={FORM_ID}>
          <Stack gap={4}>
            {errors.form ? <Banner tone="danger">{errors.form}</Banner> : null}
            <Field label="Folder">
              <Select
                {...field('folderId')}
                options={[{ value: '', label: 'In no folder' }, ...folderOptions(folders)]}
              />
            </Field>
          </Stack>
        </FormElement>
      )}
    </Dialog>
  );
}
