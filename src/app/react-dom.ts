/** In the file of the libraries, so that React's own code runs in their task. */
export { createRoot, hydrateRoot } from 'react-dom/client';
