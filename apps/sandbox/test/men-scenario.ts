/** The men's 2024 season with a small crowd, on a clock that stands still. */
export const MEN = { tournaments: ['120-2024'], speed: 0, fans: 20 }
