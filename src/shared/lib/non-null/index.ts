/** For `filterMap`: lets every value pass except null and undefined. */
export const nonNull = <Value>(value: Value): NonNullable<Value> | undefined => value ?? undefined;
