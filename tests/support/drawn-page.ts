/** A page of a file as a picture, with these words on it. */
export const drawnPage = (text: string) => ({
  url: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="white"/><text x="60" y="90" font-size="32">${text}</text></svg>`,
  )}`,
  width: 800,
  height: 600,
  text,
});
