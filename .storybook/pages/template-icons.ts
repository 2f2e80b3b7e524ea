import { ClipboardList, Grid2x2, ListChecks, Mail, NotebookPen, Route, ScrollText } from 'lucide-react';

/** The icons of the templates that the sample pages show. */
export const icons = {
  bottle: NotebookPen,
  petrol: ListChecks,
  brick: ClipboardList,
  jade: Route,
  sky: Grid2x2,
  violet: ScrollText,
  heather: Mail,
};
