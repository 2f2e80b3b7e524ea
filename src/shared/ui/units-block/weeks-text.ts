/** The weeks of a unit in words: "Week 3", "Weeks 3 to 6". */
export const weeksText = (first: number, weeks: number): string =>
  weeks === 1 ? `Week ${first}` : `Weeks ${first} to ${first + weeks - 1}`;
