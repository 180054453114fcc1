/** Below this path files are read by their signed addresses, on both servers. */
export const filesPath = "/files";
