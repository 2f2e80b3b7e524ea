UPDATE "generations" SET "meta" = "meta" || '{"prompt_version": null}' WHERE NOT "meta" ? 'prompt_version';
