import { Markdown } from '@tiptap/markdown';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useState } from 'react';
import { EditorTools } from './editor-tools';
import { createFormula } from './formula';
import type { RichTextEditorProps } from './rich-text-editor';
import { surface } from './rich-text-editor.css';

// Only levels below the headings of the page; Markdown has no underline.
const extensions = () => [
  StarterKit.configure({
    heading: { levels: [4] },
    underline: false,
    codeBlock: false,
    link: { openOnClick: false, defaultProtocol: 'https', protocols: ['http', 'https', 'mailto'] },
  }),
  createFormula(),
  Markdown,
];

/** The editor, in a separate chunk. */
export function EditorSurface({ label, initial, onChange, takesFocus = false }: RichTextEditorProps) {
  // Made once: with others at each render, the editor would be set up again.
  const [own] = useState(extensions);
  const editor = useEditor({
    extensions: own,
    content: initial,
    contentType: 'markdown',
    autofocus: takesFocus ? 'end' : false,
    // The security policy forbids style elements, so the style sheet contains the editor’s styles.
    injectCSS: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, dir: 'auto' },
    },
    onUpdate: ({ editor: updated }) => onChange(updated.getMarkdown()),
  });
  return (
    <>
      <EditorTools editor={editor} label={label} />
      <EditorContent editor={editor} className={surface} />
    </>
  );
}
