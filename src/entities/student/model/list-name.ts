/** The name in lists by family name; some students have only one name. */
export const listNameOf = ({
  first_name: first,
  last_name: last,
}: {
  first_name: string;
  last_name: string;
}) => [last, first].filter((name) => name !== '').join(', ');
