/**
 * Modules that only declare: the build takes those that are used, for the pages that use them. A side effect in one would run in
 * development and vanish from the build, so `npm run check -- purity` looks for it in these.
 */
export const PURE_MODULES =
  /src\/(?:(?:(?:entities|features|widgets)\/(?:[a-z-]+\/){1,2}ui|shared\/ui\/[a-z-]+)\/[a-z-]+\.tsx|shared\/lib\/files\/(?!index)[a-z-]+\.ts|shared\/api\/(?!request\.)(?:generated\/[\w/-]+|[a-z-]+)\.ts)$/;
