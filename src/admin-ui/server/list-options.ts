/** How often a list looks by itself, and the order, which is the server's. */
export const listOptions = {
  sort: { field: "id", order: "ASC" },
  perPage: 25,
  disableSyncWithLocation: true,
  queryOptions: { refetchInterval: 5_000 },
} as const;
