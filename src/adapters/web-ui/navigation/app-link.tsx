import type { ComponentPropsWithRef } from "react";
import { Link } from "wouter";

/** A link to one of our pages, by its path without the locale prefix. */
export function AppLink(props: Omit<ComponentPropsWithRef<"a">, "href"> & { to: string }) {
  const { to, onClick, ref, className, ...rest } = props;
  return (
    <Link
      {...rest}
      href={to}
      {...(onClick && { onClick })}
      {...(ref && { ref })}
      {...(className !== undefined && { className })}
    />
  );
}
