import { type Editor, useEditorState } from '@tiptap/react';
import { Bold, Heading, Italic, List, ListOrdered, Quote, Redo2, Undo2 } from 'lucide';
import { IconButton } from '../icon-button';
import { FormulaButton } from './formula-button';
import { divider, tools } from './rich-text-editor.css';

type EditorToolsProps = { editor: Editor; label: string };

/** The formatting buttons. */
export function EditorTools({ editor, label }: EditorToolsProps) {
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      heading: current.isActive('heading'),
      bullets: current.isActive('bulletList'),
      numbers: current.isActive('orderedList'),
      quote: current.isActive('blockquote'),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  });
  const act = () => editor.chain().focus();
  return (
    <div className={tools} role="group" aria-label={`Formatting of ${label}`}>
      <IconButton
        label="Heading"
        icon={Heading}
        size="sm"
        pressed={state.heading}
        onClick={() => act().toggleHeading({ level: 4 }).run()}
      />
      <IconButton
        label="Bold"
        icon={Bold}
        size="sm"
        pressed={state.bold}
        onClick={() => act().toggleBold().run()}
      />
      <IconButton
        label="Italic"
        icon={Italic}
        size="sm"
        pressed={state.italic}
        onClick={() => act().toggleItalic().run()}
      />
      <span className={divider} />
      <IconButton
        label="List"
        icon={List}
        size="sm"
        pressed={state.bullets}
        onClick={() => act().toggleBulletList().run()}
      />
      <IconButton
        label="Numbered list"
        icon={ListOrdered}
        size="sm"
        pressed={state.numbers}
        onClick={() => act().toggleOrderedList().run()}
      />
      <IconButton
        label="Quote"
        icon={Quote}
        size="sm"
        pressed={state.quote}
        onClick={() => act().toggleBlockquote().run()}
      />
      <FormulaButton editor={editor} />
      <span className={divider} />
      <IconButton
        label="Undo"
        icon={Undo2}
        size="sm"
        disabled={!state.canUndo}
        onClick={() => act().undo().run()}
      />
      <IconButton
        label="Redo"
        icon={Redo2}
        size="sm"
        disabled={!state.canRedo}
        onClick={() => act().redo().run()}
      />
    </div>
  );
}
