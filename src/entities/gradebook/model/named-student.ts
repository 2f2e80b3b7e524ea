type Named = { first_name: string; last_name: string; distinction?: string | undefined };

/** "Ada Marlow", or "Ada Marlow (ada.m)" for one of two students of that name. */
export function namedStudent({ first_name: first, last_name: last, distinction }: Named): string {
  const name = `${first} ${last}`.trim();
  return distinction === undefined ? name : `${name} (${distinction})`;
}
