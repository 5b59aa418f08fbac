-- The order in which a person has chosen files: microseconds since 1970, counted on inside one drop. Files arrive in another order, and only
-- with this do they take the positions in which they were chosen.
alter table uploads add column chosen_order bigint;
alter table assets add column chosen_order bigint;
