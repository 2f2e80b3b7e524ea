import { ClipboardList, FileText, type LucideIcon, NotebookPen } from 'lucide-react';

// Imported one by one: the whole set would weigh more than the application.
const icons: Readonly<Record<string, LucideIcon>> = {
  'clipboard-list': ClipboardList,
  'notebook-pen': NotebookPen,
};

/** The icon that the catalogue names in lucide's spelling; a plain page for one that is not known here. */
export const templateIcon = (name: string): LucideIcon => icons[name] ?? FileText;
