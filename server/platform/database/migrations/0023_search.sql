-- Without accents, so that "foret" finds "forêt".
CREATE FUNCTION "without_accents"(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g')
$$;--> statement-breakpoint
-- The exact words of any language, and the stems of English ones.
CREATE FUNCTION "document_words"(title text, topic text, result json) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  heading text := without_accents(title);
  subject text := without_accents(topic);
  content json;
  words tsvector := setweight(to_tsvector('simple', heading) || to_tsvector('english', heading), 'A')
    || setweight(to_tsvector('simple', subject) || to_tsvector('english', subject), 'B');
BEGIN
  content := without_accents(result::text)::json;
  RETURN words || json_to_tsvector('simple', content, '["string"]') || json_to_tsvector('english', content, '["string"]');
EXCEPTION WHEN program_limit_exceeded THEN
  -- A content of more than a megabyte of different words is found by its title and topic.
  RETURN words;
END
$$;--> statement-breakpoint
-- Not declared as a column of the table, because only a search reads it.
ALTER TABLE "generations" ADD COLUMN "words" tsvector GENERATED ALWAYS AS (document_words(title, topic, result)) STORED;--> statement-breakpoint
CREATE INDEX "generations_words" ON "generations" USING gin ("words");
