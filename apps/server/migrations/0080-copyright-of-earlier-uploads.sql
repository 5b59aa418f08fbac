-- Pictures that were prepared before their notice was stored with them. It is known from their metadata, and the copies for download get it
-- when they are asked for next: their digest depends on it.
update assets set copyright = file_details.camera ->> 'copyright'
from file_details
where file_details.file_id = assets.file_id and assets.copyright = '' and file_details.camera ->> 'copyright' <> '';
