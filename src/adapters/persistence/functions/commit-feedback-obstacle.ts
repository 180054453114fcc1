/** Whether another reply to the same feedback came first. */
export const commitFeedbackObstacle = `
CREATE OR REPLACE FUNCTION commit_feedback_obstacle(change jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_build_object('outcome', 'conflict', 'over', 'version') FROM feedback f
   WHERE change -> 'feedback' ? 'reply' AND f.trade_id = change #>> '{feedback,trade_id}'
     AND f.author_id = change #>> '{feedback,author_id}' AND f.reply IS NOT NULL
$$`;
