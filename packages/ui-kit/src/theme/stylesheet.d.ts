// The type of the exported stylesheets: TypeScript 7 rejects the import of a file without one.
export {}
