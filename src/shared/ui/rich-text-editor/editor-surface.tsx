import { Markdown } from '@tiptap/markdown';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { EditorTools } from './editor-tools';
import type { RichTextEditorProps } from './rich-text-editor';
import { surface } from './rich-text-editor.css';

// Headings of the page around stay above those of the text; underline has no Markdown.
const extensions = [
  StarterKit.configure({
    heading: { levels: [4] },
    underline: false,
    codeBlock: false,
    link: { openOnClick: false, defaultProtocol: 'https', protocols: ['http', 'https', 'mailto'] },
  }),
  Markdown,
];

/** The editor; loaded apart from the page that shows it. */
export function EditorSurface({ label, initial, onChange, autoFocus = false }: RichTextEditorProps) {
  const editor = useEditor({
    extensions,
    content: initial,
    contentType: 'markdown',
    autofocus: autoFocus ? 'end' : false,
    // The content policy allows no style element: what the editor needs is in the style sheet.
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
