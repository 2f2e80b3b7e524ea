UPDATE "generations" SET "meta" = "meta" - 'drafted_by_rule' || jsonb_build_object('composed', "meta"->'drafted_by_rule') WHERE "meta" ? 'drafted_by_rule';
