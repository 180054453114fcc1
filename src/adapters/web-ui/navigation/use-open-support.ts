import { useLocation } from "wouter";
import type { SupportTopic } from "../../../domain/support/support-topic.ts";
import { withSupport, type SupportWish } from "./support-address.ts";

/** Opens the chat with support, or a modal that leads to it, over the page. */
export function useOpenSupport(): (wish?: SupportWish, topic?: SupportTopic) => void {
  const [path, navigate] = useLocation();
  return (wish = "chat", topic = "general") =>
    navigate(withSupport(path, window.location.search, wish, topic));
}
