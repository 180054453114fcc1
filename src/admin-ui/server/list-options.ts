/** The lists' polling interval, and their order, which the server determines. */
export const listOptions = {
  sort: { field: "id", order: "ASC" },
  perPage: 25,
  disableSyncWithLocation: true,
  queryOptions: { refetchInterval: 5_000 },
} as const;
