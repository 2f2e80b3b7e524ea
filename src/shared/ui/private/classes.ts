/** Joins the class names that are there. */
export function classes(...names: (string | false | undefined)[]) {
  return names.filter(Boolean).join(' ');
}
