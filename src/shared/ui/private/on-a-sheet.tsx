import type { Decorator } from '@storybook/react-vite';
import { NotebookPen } from 'lucide';
import { DocumentSection, DocumentSheet, type SectionState } from '../document-sheet';

declare module '@storybook/react-vite' {
  interface Parameters {
    /** The progress of the section around the block. */
    sectionState?: SectionState;
  }
}

/** For stories: shows a block in a section of a document sheet. */
export const onASheet: Decorator = (Story, { parameters, name }) => {
  const state: SectionState = parameters.sectionState ?? 'finished';
  return (
    <div style={{ width: 788, maxWidth: '100%' }}>
      <DocumentSheet template="bottle" kind="Lesson plan" icon={NotebookPen} title="The willow">
        <DocumentSection title={name} state={state}>
          <Story />
        </DocumentSection>
      </DocumentSheet>
    </div>
  );
};
