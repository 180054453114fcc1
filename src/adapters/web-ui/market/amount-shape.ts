/**
 * The pattern of an amount while it is typed (specification, section 5). The filters of the marketplace
 * have their own: their file, which pages without filters would load, takes along what it imports.
 */
export const amountShape = /^\d{0,12}(?:\.\d{0,8})?$/;
