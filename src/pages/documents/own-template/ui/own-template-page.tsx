import { useUnit } from 'effector-react';
import { Eye, Plus } from 'lucide';
import { coverColor } from '@/entities/class';
import type { OwnTemplate, OwnTemplateContent } from '@/shared/api/own-templates';
import { templateRoute } from '@/shared/api/template-route';
import { Button } from '@/shared/ui/button';
import { DeferredColorPicker } from '@/shared/ui/color-picker';
import { Dialog } from '@/shared/ui/dialog';
import { ErrorState } from '@/shared/ui/error-state';
import { Field } from '@/shared/ui/field';
import { PageHeader } from '@/shared/ui/page-header';
import { PageSection } from '@/shared/ui/page-section';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Switch } from '@/shared/ui/switch';
import { Textarea } from '@/shared/ui/textarea';
import { TextInput } from '@/shared/ui/text-input';
import { isFixed, moved, withField, withSection } from '../model/edit-content';
import * as model from '../model/editor';
import { EntryCard } from './entry-card';
import { FieldEditor } from './field-editor';
import { FormPreview } from './form-preview';
import * as styles from './own-template-page.css';
import { SectionEditor } from './section-editor';

/** A template of the user, to change its form, its instructions and its sections. */
export function OwnTemplatePage() {
  const { editor, preview } = useUnit({ editor: model.$editor, preview: model.$preview });
  const on = useUnit({ retry: model.retryRequested, close: model.previewClosed });
  if (editor.state === 'loading') return <Skeleton lines={8} label="Loading the template" />;
  if (editor.state === 'failed') {
    return (
      <ErrorState size="page" title="The template couldn’t be loaded" onRetry={() => on.retry()}>
        {editor.problem.message}
      </ErrorState>
    );
  }
  return (
    <Stack gap={6}>
      <Head saved={editor.saved} isChanged={editor.isChanged} />
      <About content={editor.content} />
      <Form content={editor.content} />
      <Sections content={editor.content} />
      <Sharing saved={editor.saved} />
      <Dialog open={preview !== null} onClose={on.close} title="Preview" size="md">
        {preview ? <FormPreview template={preview} /> : null}
      </Dialog>
    </Stack>
  );
}

function Head({ saved, isChanged }: { saved: OwnTemplate; isChanged: boolean }) {
  const saving = useUnit(model.$isSaving);
  const on = useUnit({ save: model.saveRequested, preview: model.previewRequested });
  return (
    <PageHeader
      title={saved.content.name}
      lead="Documents keep the version that they were made with."
      actions={
        <>
          <Button icon={Eye} onClick={() => on.preview()}>
            Preview
          </Button>
          <Button href={templateRoute(saved.template_type)} disabled={isChanged}>
            Use it
          </Button>
          <Button variant="primary" disabled={!isChanged} pending={saving} onClick={() => on.save()}>
            Save
          </Button>
        </>
      }
    />
  );
}

function About({ content }: { content: OwnTemplateContent }) {
  const { errors, change } = useUnit({ errors: model.$errors, change: model.contentChanged });
  return (
    <PageSection title="About">
      <Stack gap={4}>
        <Field label="Name" required error={errors['name']?.join(' ')}>
          <TextInput value={content.name} maxLength={80} onChange={(name) => change({ ...content, name })} />
        </Field>
        <Field label="Description" optional>
          <TextInput
            value={content.description}
            maxLength={200}
            onChange={(description) => change({ ...content, description })}
          />
        </Field>
        <Field group label="Colour" help="On its card, its form and its documents.">
          <DeferredColorPicker
            opaque
            value={content.color ?? coverColor('ink')}
            onChange={(color) => change({ ...content, color })}
            caption={`Colour of ${content.name}`}
          />
        </Field>
        <Field
          label="Instructions to the AI model"
          help="For the whole document. No student names, please."
          optional
          counter={{ used: content.instructions.length, limit: 4000 }}
        >
          <Textarea
            value={content.instructions}
            rows={4}
            maxLength={4000}
            onChange={(instructions) => change({ ...content, instructions })}
          />
        </Field>
      </Stack>
    </PageSection>
  );
}

function Form({ content }: { content: OwnTemplateContent }) {
  const { errors, change } = useUnit({ errors: model.$errors, change: model.contentChanged });
  const { fields } = content;
  return (
    <PageSection title="Form">
      <ul className={styles.entries}>
        {fields.map((field, index) => (
          <EntryCard
            key={field.key}
            title={field.title}
            isFirst={index === 0}
            isLast={index === fields.length - 1}
            errors={errors[`fields.${index}`] ?? []}
            onMove={(by) => change({ ...content, fields: moved(fields, index, by) })}
            onRemove={
              isFixed(field) ? undefined : () => change({ ...content, fields: fields.toSpliced(index, 1) })
            }
          >
            <FieldEditor
              field={field}
              onChange={(changed) => change({ ...content, fields: fields.with(index, changed) })}
            />
          </EntryCard>
        ))}
      </ul>
      <Button icon={Plus} disabled={fields.length >= 30} onClick={() => change(withField(content))}>
        Add field
      </Button>
    </PageSection>
  );
}

function Sections({ content }: { content: OwnTemplateContent }) {
  const { errors, change } = useUnit({ errors: model.$errors, change: model.contentChanged });
  const { sections } = content;
  return (
    <PageSection title="Document">
      <ul className={styles.entries}>
        {sections.map((section, index) => (
          <EntryCard
            key={section.key}
            title={section.title}
            isFirst={index === 0}
            isLast={index === sections.length - 1}
            errors={errors[`sections.${index}`] ?? []}
            onMove={(by) => change({ ...content, sections: moved(sections, index, by) })}
            onRemove={
              sections.length === 1
                ? undefined
                : () => change({ ...content, sections: sections.toSpliced(index, 1) })
            }
          >
            <SectionEditor
              section={section}
              onChange={(changed) => change({ ...content, sections: sections.with(index, changed) })}
            />
          </EntryCard>
        ))}
      </ul>
      <Button icon={Plus} disabled={sections.length >= 20} onClick={() => change(withSection(content))}>
        Add section
      </Button>
    </PageSection>
  );
}

function Sharing({ saved }: { saved: OwnTemplate }) {
  const share = useUnit(model.sharingChanged);
  return (
    <PageSection title="Sharing">
      <Switch
        checked={saved.shared}
        disabled={saved.school === null}
        onChange={share}
        description={
          saved.school === null
            ? 'Needs a school, and a verified address of its own domain.'
            : 'Colleagues can use and copy it. They can’t change it.'
        }
      >
        {saved.school === null ? 'Share with your school' : `Share with ${saved.school}`}
      </Switch>
    </PageSection>
  );
}
