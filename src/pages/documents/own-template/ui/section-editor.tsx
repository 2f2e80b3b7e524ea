import { OwnBlock, type OwnSection } from '@/shared/api/own-templates';
import { Cluster } from '@/shared/ui/cluster';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { Switch } from '@/shared/ui/switch';
import { DeferredTagsInput } from '@/shared/ui/tags-input';
import { TextInput } from '@/shared/ui/text-input';
import { Textarea } from '@/shared/ui/textarea';
import { columnsNamed, hasColumns } from '../model/edit-content';

const KINDS: readonly { value: OwnSection['block']; label: string }[] = [
  { value: OwnBlock.prose, label: 'Text' },
  { value: OwnBlock.list, label: 'List' },
  { value: OwnBlock.steps, label: 'Steps' },
  { value: OwnBlock.facts, label: 'Labelled values' },
  { value: OwnBlock.table, label: 'Table' },
  { value: OwnBlock.entries, label: 'Entries with parts' },
  { value: OwnBlock.timeline, label: 'Phases of a lesson' },
  { value: OwnBlock.questions, label: 'Questions' },
  { value: OwnBlock.rubric, label: 'Rubric' },
  { value: OwnBlock.vocabulary, label: 'Vocabulary' },
  { value: OwnBlock.goals, label: 'Goals' },
  { value: OwnBlock.letter, label: 'Letter' },
  { value: OwnBlock.story, label: 'Story' },
  { value: OwnBlock.schedule, label: 'Weeks' },
];

type SectionEditorProps = { section: OwnSection; onChange: (section: OwnSection) => void };

/** What a teacher decides about a section of the document. */
export function SectionEditor({ section, onChange }: SectionEditorProps) {
  return (
    <>
      <Cluster gap={3} align="end">
        <Field label="Heading">
          <TextInput
            value={section.title}
            maxLength={80}
            onChange={(title) => onChange({ ...section, title })}
          />
        </Field>
        <Field label="Kind">
          <Select
            options={KINDS}
            value={section.block}
            onChange={(value) => {
              const block = KINDS.find((each) => each.value === value)?.value;
              if (block) onChange({ ...section, block });
            }}
          />
        </Field>
      </Cluster>
      {hasColumns(section) ? (
        <Field label="Columns" help="A name, then Enter.">
          <DeferredTagsInput
            values={(section.columns ?? []).map(({ title }) => title)}
            max={8}
            maxLength={80}
            onChange={(titles) => onChange({ ...section, columns: columnsNamed(section.columns, titles) })}
          />
        </Field>
      ) : null}
      <Field label="What to write here" optional>
        <Textarea
          value={section.instructions ?? ''}
          rows={2}
          maxLength={1000}
          onChange={(instructions) => onChange({ ...section, instructions })}
        />
      </Field>
      <Switch
        checked={section.teacher_only}
        description="Left out of the student copy."
        onChange={(teacher_only) => onChange({ ...section, teacher_only })}
      >
        For the teacher only
      </Switch>
    </>
  );
}
